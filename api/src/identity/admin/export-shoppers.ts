import { Injectable } from '@nestjs/common';
import type { Column, ExportTable } from '../../exports/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { SHOPPER_COLUMNS, SHOPPERS_MATCH, shoppersOf, type shopperConditions } from './manage-shoppers.js';

const LEVELS = { USER: 'Покупатель', MANAGER: 'Менеджер', ADMIN: 'Администратор' };
const SOURCES = { WEB: 'Сайт', MOBILE: 'Приложение', OPERATOR: 'Оператор' };

/** Exports accounts as a file in the order of their ids, because only ids never change. */
@Injectable()
export class ExportShoppers implements ExportTable<Row> {
  readonly kind = 'SHOPPERS';
  readonly title = 'Покупатели';
  readonly columns = COLUMNS;

  constructor(private readonly statements: Statements) {}

  page(filter: unknown, after: string | null, limit: number): Promise<Row[]> {
    const conditions = filter as ReturnType<typeof shopperConditions>;
    return this.statements.rows(PAGE, { ...conditions, after, limit });
  }
}

const PAGE = statement('export-shoppers')`
${shoppersOf(
  `${SHOPPERS_MATCH} AND (:after?::uuid IS NULL OR u."id" > :after) ORDER BY u."id" LIMIT :limit`,
  `u."id"::text AS "key", ${SHOPPER_COLUMNS}`,
)} ORDER BY u."id"`;

type Row = (typeof PAGE)['types']['row'];

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Имя', type: 'TEXT', of: (row) => row.name },
  { title: 'Фамилия', type: 'TEXT', of: (row) => row.surname },
  { title: 'Телефон', type: 'TEXT', of: (row) => row.phone },
  { title: 'Почта', type: 'TEXT', of: (row) => row.email },
  { title: 'Зарегистрирован', type: 'TIME', of: (row) => row.createdAt },
  { title: 'Откуда', type: 'TEXT', of: (row) => SOURCES[row.registrationSource] },
  { title: 'Доступ', type: 'TEXT', of: (row) => LEVELS[row.accessLevel] },
  { title: 'Заказов', type: 'NUMBER', of: (row) => row.orderCount },
  { title: 'Получено на', type: 'MONEY', of: (row) => row.moneySpent },
  { title: 'Баллов', type: 'NUMBER', of: (row) => row.balance },
  { title: 'Из них можно потратить', type: 'NUMBER', of: (row) => row.spendable },
  { title: 'Id', type: 'TEXT', of: (row) => row.key },
];
