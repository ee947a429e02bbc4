-- The order of kinds says nothing.
-- squawk-ignore-file require-enum-value-ordering

-- Units of orders as a file.
ALTER TYPE "ExportKind" ADD VALUE 'ORDER_UNITS';
