import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../domain/port/clock.ts';
import { Seal } from '../domain/port/seal.ts';
import { Secrets } from '../domain/port/secrets.ts';
import { Links } from '../domain/rule/site/links.ts';
import { HmacSeal } from './access/hmac-seal.ts';
import { Commands } from './database/commands.ts';
import { Database } from './database/database.ts';
import { AfterAnswer } from './http/after-answer.ts';
import { Changes } from './prepared/changes.ts';
import { Log } from './process/log.ts';
import { SessionSecret } from './process/session-secret.ts';
import { Settings } from './process/settings.ts';
import { Caretaker } from './retention/caretaker.ts';
import { RandomSecrets } from './secret/random-secrets.ts';
import { SystemClock } from './time/system-clock.ts';

/** Resources that the process opens before the modules. */
export interface Opened {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly sessionSecret: string;
}

@Global()
@Module({})
class SharedModule {}

/** Returns the module of the providers that every module may use. */
export function sharedModule({ settings, database, log, sessionSecret }: Opened): DynamicModule {
  const shared: Provider[] = [
    { provide: Settings, useValue: settings },
    { provide: Database, useValue: database },
    Commands,
    { provide: Log, useValue: log },
    AfterAnswer,
    Changes,
    Caretaker,
    { provide: SessionSecret, useValue: new SessionSecret(sessionSecret) },
    { provide: Links, useValue: new Links(settings.publicBaseUrl) },
    { provide: Seal, useClass: HmacSeal },
    { provide: Secrets, useClass: RandomSecrets },
    { provide: Clock, useClass: SystemClock },
  ];
  return { module: SharedModule, providers: shared, exports: shared };
}
