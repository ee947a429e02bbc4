import {
  BadRequestException,
  Controller,
  Get,
  Header,
  Inject,
  NotFoundException,
  Param,
  Post,
  Req,
  HttpCode,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from '../payment-provider.js';
import { SANDBOX_ACTIONS, SandboxProvider, type SandboxPage } from './sandbox.js';

const Actions = z.object({ action: z.enum(SANDBOX_ACTIONS) });

/** API of the sandbox's payment page, which the storefront shows. If another provider is configured, it answers 404. */
@Public()
@Controller('payments/sandbox')
export class SandboxController {
  constructor(@Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  page(@Param('id') id: string): Promise<SandboxPage> {
    return this.at(id, (sandbox) => sandbox.page(id));
  }

  @Post(':id/actions')
  @HttpCode(200)
  act(
    @Param('id') id: string,
    @Req() { body }: FastifyRequest,
  ): Promise<Pick<SandboxPage, 'state' | 'returnUrl' | 'returnsToStorefront'>> {
    return this.at(id, (sandbox) => {
      const { data } = Actions.safeParse(body);
      if (!data) throw new BadRequestException(`action is one of ${SANDBOX_ACTIONS.join(', ')}`);
      return sandbox.act(id, data.action);
    });
  }

  private async at<T>(id: string, use: (sandbox: SandboxProvider) => Promise<T>): Promise<T> {
    if (!(this.provider instanceof SandboxProvider) || !z.uuid().safeParse(id).success) throw new NotFoundException();
    try {
      return await use(this.provider);
    } catch (error) {
      if (error instanceof PaymentProviderError && error.code === 'not_found') throw new NotFoundException();
      throw error;
    }
  }
}
