import { Module } from '@nestjs/common';
import { ClientsModule } from '../index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { OperatorClient } from './client.model.js';
import { OperatorClientResolver } from './client.resolver.js';
import { EditClientDocuments } from './edit-client-documents.js';
import { EditClients } from './edit-clients.js';

@Module({
  imports: [ClientsModule, OperatorModule],
  providers: [
    EditClientDocuments,
    EditClients,
    OperatorClientResolver,
    versionResolverOf(OperatorClient, 'CLIENT', ({ id }) => id),
  ],
})
export class ClientsAdminModule {}
