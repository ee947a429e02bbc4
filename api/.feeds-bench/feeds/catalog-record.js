export {};
//# sourceMappingURL=catalog-record.js.map