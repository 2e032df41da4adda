import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AnsweredCalls } from './answered-calls.ts';
import { RepeatedCallInterceptor } from './repeated-call.interceptor.ts';

/** Idempotency module: calls that may be sent again. */
@Module({
  providers: [AnsweredCalls, { provide: APP_INTERCEPTOR, useClass: RepeatedCallInterceptor }],
})
export class IdempotencyModule {}
