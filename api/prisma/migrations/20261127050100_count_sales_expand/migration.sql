-- Orders of before are counted once. 250,000 orders take some seconds.
SET LOCAL statement_timeout = '10min';
SELECT recount_sales();
