import type { INestApplicationContext, Type } from '@nestjs/common';
import type { ClientsConfig } from '../clients/index.js';
import type { IdentityConfig } from '../identity/index.js';
import type { LoyaltyConfig } from '../loyalty/index.js';
import type { OrdersConfig } from '../orders/index.js';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { Statements } from '../platform/database/statements.js';
import { Audit } from './audit.js';

/**
 * The operators' use cases, for a single run of the command line. Each is loaded lazily. Most need only a database
 * connection; moving orders affects other domains and starts the whole API.
 */
export class AdminDesk {
  private readonly pool: Pool;
  private readonly statements: Statements;
  private readonly audit: Audit;
  private api: Promise<INestApplicationContext> | undefined;

  constructor(
    private readonly config: ClientsConfig & IdentityConfig & LoyaltyConfig & OrdersConfig,
    private readonly openApi: () => Promise<INestApplicationContext>,
  ) {
    this.pool = openPool({ connectionString: config.DATABASE_URL, max: 2, application_name: 'meet-admin' });
    this.statements = new Statements(this.pool);
    this.audit = new Audit(this.statements);
    this.audit.channel = 'COMMAND_LINE';
  }

  async orders() {
    const [{ FindOrders }, { KnownLinks }] = await Promise.all([
      import('./find-orders.js'),
      import('../payment/index.js'),
    ]);
    return new FindOrders(this.statements, new KnownLinks(this.statements));
  }

  async takingUp() {
    const [{ TakeUpOrders }, { TakeUpRequest }] = await Promise.all([
      import('./take-up-orders.js'),
      import('../orders/index.js'),
    ]);
    return new TakeUpOrders(new TakeUpRequest(this.config), this.audit);
  }

  async products() {
    const { FindProducts } = await import('./find-products.js');
    return new FindProducts(this.statements);
  }

  async offers() {
    const { SetOffers } = await import('./set-offers.js');
    return new SetOffers(this.audit, this.statements);
  }

  async codes() {
    const { EditPromocodes } = await import('./edit-promocodes.js');
    return new EditPromocodes(this.statements, this.audit);
  }

  async people() {
    const [{ ManageShoppers }, { Points, RegistrationBonus }, { Users }] = await Promise.all([
      import('./manage-shoppers.js'),
      import('../loyalty/index.js'),
      import('../identity/index.js'),
    ]);
    const users = new Users(this.statements, new RegistrationBonus(this.config), this.config);
    return new ManageShoppers(this.statements, this.audit, new Points(this.config), users, this.config);
  }

  async signInLinks() {
    const { MakeSignInLink } = await import('./make-sign-in-link.js');
    return new MakeSignInLink(await this.people(), this.audit, this.config);
  }

  async programs() {
    const { EditPrograms } = await import('./edit-programs.js');
    return new EditPrograms(this.statements, this.audit);
  }

  async clients() {
    const [{ EditClients }, { Clients }, { pino }] = await Promise.all([
      import('./edit-clients.js'),
      import('../clients/index.js'),
      import('pino'),
    ]);
    const known = new Clients(this.statements, this.config, pino({ enabled: false }));
    return new EditClients(this.statements, this.audit, known);
  }

  async actions() {
    const { ReadActions } = await import('./read-actions.js');
    return new ReadActions(this.statements);
  }

  async outbox() {
    const { TendOutbox } = await import('./tend-outbox.js');
    return new TendOutbox(this.statements, this.audit);
  }

  async searches() {
    const { ReadSearchReport } = await import('./read-search-report.js');
    return new ReadSearchReport(this.statements);
  }

  async texts() {
    const [{ AddTexts }, { pickStorage }] = await Promise.all([import('./add-texts.js'), import('../media/index.js')]);
    return new AddTexts(this.statements, this.audit, await pickStorage(this.config));
  }

  async moves() {
    const { MoveOrders } = await import('./move-orders.js');
    return this.ofApi(MoveOrders);
  }

  async close(): Promise<void> {
    await (await this.api)?.close();
    await this.pool.end();
  }

  private async ofApi<UseCase>(useCase: Type<UseCase>): Promise<UseCase> {
    const api = await (this.api ??= this.openApi());
    api.get(Audit).channel = this.audit.channel;
    return api.get(useCase);
  }
}
