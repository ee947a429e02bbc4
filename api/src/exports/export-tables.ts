import { Injectable } from '@nestjs/common';
import type { ExportKind } from '../generated/prisma/enums.js';
import type { ExportTable } from './export-table.js';

/** The lists that can be exported. Each list is added by the domain that owns its rows, when the application starts. */
@Injectable()
export class ExportTables {
  private readonly tables = new Map<ExportKind, ExportTable>();

  add(table: ExportTable): void {
    this.tables.set(table.kind, table);
  }

  of(kind: ExportKind): ExportTable {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`No domain exports ${kind}`);
    return table;
  }
}
