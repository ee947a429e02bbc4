import { Module } from '@nestjs/common';
import { ClientsModule } from '../index.js';
import { OperatorModule } from '../../operator/index.js';
import { OperatorClientResolver } from './client.resolver.js';
import { EditClientDocuments } from './edit-client-documents.js';
import { EditClients } from './edit-clients.js';

@Module({
  imports: [ClientsModule, OperatorModule],
  providers: [EditClientDocuments, EditClients, OperatorClientResolver],
})
export class ClientsAdminModule {}
