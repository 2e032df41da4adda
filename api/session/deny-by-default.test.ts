import { Controller, Get, type Type } from '@nestjs/common';
import { pino } from 'pino';
import { freshDatabase } from '../../test/harness/database.ts';
import { openApi } from '../api.ts';
import { controllers } from '../controllers.ts';
import { Database } from '../database/database.ts';
import { databaseAt } from '../database/open-database.ts';
import { readSettings } from '../site/settings.ts';
import { AllowedTo } from './allowed-to.ts';
import { routesOf } from './deny-by-default.ts';

const openToAnyone = [
  'BracketController.ranks',
  'CaptainLinkController.follow',
  'CaptainLinkController.send',
  'FormOptionsController.ageBrackets',
  'FormOptionsController.paymentMethods',
  'FormOptionsController.skillLevels',
  'GameController.detail',
  'GameController.list',
  'InvitationController.join',
  'JoinRequestController.answer',
  'JoinRequestController.show',
  'LiveController.follow',
  'LiveController.scores',
  'LiveController.topScorers',
  'PlayerController.find',
  'PlayerController.lookUp',
  'PreRegistrationController.add',
  'RegistrationController.register',
  'ScoreKeeperController.signIn',
  'ScoreKeeperController.signOut',
  'SessionController.signIn',
  'SessionController.signOut',
  'SiteController.health',
  'SiteController.ready',
  'SiteController.settings',
  'SiteController.texts',
  'TeamController.create',
  'TeamController.invited',
  'TeamController.list',
  'TournamentController.detail',
  'TournamentController.list',
  'TournamentController.verify',
  'TournamentController.visible',
  'WaiverController.show',
  'WaiverController.sign',
];

let url: string;
let database: Database;

beforeAll(async () => {
  ({ url } = await freshDatabase());
  database = new Database(await databaseAt(url).initialize());
});
afterAll(() => database.source.destroy());

function open() {
  const log = pino({ level: 'silent' });
  const settings = readSettings({ DATABASE_URL: url });
  return openApi({ settings, database, log, sessionSecret: 'a secret of ours' }, '/nowhere');
}

/** The house with one more room, for as long as it takes to try its door. */
async function openWith(controller: Type) {
  controllers.push(controller);
  try {
    return await open();
  } finally {
    controllers.pop();
  }
}

@Controller('api/forgotten')
class Forgotten {
  @Get()
  secrets() {
    return 'everything';
  }
}

@Controller('api/nobody')
class ForNobody {
  @Get()
  @AllowedTo([])
  secrets() {
    return 'everything';
  }
}

test('every route says who may call it', async () => {
  const app = await open();
  const routes = routesOf(app);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter(({ callers }) => !callers?.length)).toEqual([]);
  await app.close();
});

test('what anyone may call is named here, one by one; a new door is opened on purpose', async () => {
  const app = await open();
  const routes = routesOf(app);
  const doors = routes.filter(({ callers }) => callers?.includes('anyone')).map(({ name }) => name);
  expect(doors.sort()).toEqual(openToAnyone);
  await app.close();
});

test.each([
  ['does not say who may call it', Forgotten, 'Forgotten.secrets'],
  ['names nobody', ForNobody, 'ForNobody.secrets'],
])('a route that %s stops the process at its start', async (_, controller, name) => {
  await expect(openWith(controller)).rejects.toThrow(`Routes that do not say who may call them: ${name}`);
});
