import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { refuseMissingAdapters } from './providers.ts';

@Module({})
class ModuleWithoutAdapters {}

test('a port without an adapter is named before a request needs it', async () => {
  const app = await NestFactory.createApplicationContext(ModuleWithoutAdapters, { logger: false });
  expect(() => refuseMissingAdapters(app)).toThrow('Accounts');
  await app.close();
});
