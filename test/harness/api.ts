import { tmpdir } from 'node:os';
import type { ModuleMetadata } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { furnish, nestOptions } from '../../api/api.ts';
import { appModule } from '../../api/app.module.ts';
import type { Opened } from '../../api/shared.module.ts';
import { newDataDir } from './product.ts';

/** What a test has otherwise than the product: more controllers, or other providers in the place of its own. */
export interface Otherwise {
  readonly controllers?: ModuleMetadata['controllers'];
  readonly replace?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** The API in this process, not yet listening, without the pages of the sites, and with a folder of its own. */
export async function testApi(
  opened: Opened,
  { controllers = [], replace = (builder) => builder }: Otherwise = {},
): Promise<NestExpressApplication> {
  const apart = { ...opened, settings: { ...opened.settings, dataDir: newDataDir() } };
  const builder = Test.createTestingModule({ imports: [appModule(apart)], controllers });
  const module = await replace(builder).compile();
  return furnish(module.createNestApplication<NestExpressApplication>(nestOptions(apart.log)), apart, tmpdir());
}
