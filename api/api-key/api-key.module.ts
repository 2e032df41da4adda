import { Global, Module } from '@nestjs/common';
import { ApiKeys } from '../../domain/port/api-keys.ts';
import { adapterOf } from '../database/providers.ts';
import { ApiKeyController } from './api-key.controller.ts';
import { PostgresApiKeys } from './postgres-api-keys.ts';

const shared = adapterOf(ApiKeys, PostgresApiKeys);

/** API key module: keys of other programs, which the guard of every call reads. */
@Global()
@Module({
  controllers: [ApiKeyController],
  providers: shared,
  exports: shared,
})
export class ApiKeyModule {}
