-- CreateTable
CREATE TABLE "operator_action" (
    "id" BIGSERIAL NOT NULL,
    "actorId" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" UUID,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "operator_action_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "operator_action_entity_entityId_id_idx" ON "operator_action"("entity", "entityId", "id" DESC);

-- CreateIndex
CREATE INDEX "operator_action_actorId_id_idx" ON "operator_action"("actorId", "id" DESC);
