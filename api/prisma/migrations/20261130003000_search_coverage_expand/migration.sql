-- The last count of `searchCoverage`: reading every document takes seconds of a large shop's processor.
CREATE TABLE "search_coverage" (
    "one" BOOLEAN NOT NULL DEFAULT true,
    "version" BIGINT NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "coverage" JSONB NOT NULL,

    CONSTRAINT "search_coverage_pkey" PRIMARY KEY ("one")
);
