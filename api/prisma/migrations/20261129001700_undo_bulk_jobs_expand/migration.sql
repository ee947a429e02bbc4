-- The index and the key are on a column that is null in every row.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- What a job has changed is kept as imports keep it, and undone like them.
ALTER TABLE "bulk_job" ADD COLUMN "changeSetId" UUID;
CREATE UNIQUE INDEX "bulk_job_changeSetId_key" ON "bulk_job"("changeSetId");
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_changeSetId_fkey" FOREIGN KEY ("changeSetId") REFERENCES "change_set"("id")
  ON DELETE SET NULL ON UPDATE CASCADE;
