-- CreateTable
CREATE TABLE "Schedule" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "frequency" TEXT NOT NULL,
    "every" INTEGER NOT NULL DEFAULT 1,
    "startsOn" DATE NOT NULL,
    "endsOn" DATE,
    "maxRuns" INTEGER,
    "autoSend" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'ACTIVE',
    "problem" TEXT,
    "nextDay" DATE,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Schedule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ScheduleRun" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "scheduleId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "invoiceId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ScheduleRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Schedule_status_nextDay_idx" ON "Schedule"("status", "nextDay");

-- CreateIndex
CREATE INDEX "Schedule_userId_status_idx" ON "Schedule"("userId", "status");

-- CreateIndex
CREATE UNIQUE INDEX "Schedule_invoiceId_userId_key" ON "Schedule"("invoiceId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Schedule_id_userId_key" ON "Schedule"("id", "userId");

-- CreateIndex
CREATE INDEX "ScheduleRun_scheduleId_userId_idx" ON "ScheduleRun"("scheduleId", "userId");

-- CreateIndex
CREATE INDEX "ScheduleRun_userId_invoiceId_idx" ON "ScheduleRun"("userId", "invoiceId");

-- CreateIndex
CREATE UNIQUE INDEX "ScheduleRun_scheduleId_day_key" ON "ScheduleRun"("scheduleId", "day");

-- AddForeignKey
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_invoiceId_userId_fkey" FOREIGN KEY ("invoiceId", "userId") REFERENCES "Invoice"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScheduleRun" ADD CONSTRAINT "ScheduleRun_scheduleId_userId_fkey" FOREIGN KEY ("scheduleId", "userId") REFERENCES "Schedule"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
