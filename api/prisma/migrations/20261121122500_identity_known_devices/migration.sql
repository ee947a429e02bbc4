-- Devices that have signed in before have counters of codes of their own.
CREATE TABLE "known_device" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recipientHash" BYTEA NOT NULL,
    "deviceHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "known_device_recipientHash_deviceHash_key" ON "known_device"("recipientHash", "deviceHash");
CREATE INDEX "known_device_deviceHash_idx" ON "known_device"("deviceHash");
CREATE INDEX "known_device_lastSeenAt_idx" ON "known_device"("lastSeenAt");

-- A second way in for operators: made on the shop's own machine, good once and for minutes.
CREATE TABLE "sign_in_link" (
    "userId" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_link_pkey" PRIMARY KEY ("userId")
);

CREATE UNIQUE INDEX "sign_in_link_hash_key" ON "sign_in_link"("hash");
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
