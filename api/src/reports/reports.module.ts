import { Module } from '@nestjs/common';
import { CountBoughtTogether } from './count-bought-together.js';
import { FoldSales } from './fold-sales.js';
import { ReadSalesReport } from './read-sales-report.js';
import { SalesReportResolver } from './sales-report.resolver.js';

/** The figures of the shop's sales. */
@Module({ providers: [CountBoughtTogether, FoldSales, ReadSalesReport, SalesReportResolver] })
export class ReportsModule {}
