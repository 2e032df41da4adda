import { Controller, Get, type Type } from '@nestjs/common';
import { pino } from 'pino';
import { testApi } from '../../test/harness/api.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { Database } from '../database/database.ts';
import { readSettings } from '../process/settings.ts';
import { databaseAt } from '../schema/open-database.ts';
import { AllowedTo } from './allowed-to.ts';
import { routesOf } from './deny-by-default.ts';

const openToAnyone = [
  'AccountInvitationController.accept',
  'AccountInvitationController.look',
  'BracketController.ranks',
  'CaptainLinkController.follow',
  'CaptainLinkController.send',
  'ChangeRequestController.ask',
  'ChangeRequestController.see',
  'ChangeRequestController.takeBack',
  'FamilyController.ask',
  'FamilyController.erase',
  'FamilyController.forbidPhotos',
  'FamilyController.keepToOurselves',
  'FamilyController.see',
  'FamilyController.share',
  'FamilyController.withdraw',
  'FamilyEmergencyContactController.give',
  'FamilyEmergencyContactController.remove',
  'FamilyEmergencyContactController.see',
  'FollowerController.follow',
  'FollowerController.key',
  'FollowerController.unfollow',
  'FormOptionsController.ageBrackets',
  'FormOptionsController.paymentMethods',
  'FormOptionsController.skillLevels',
  'GameController.detail',
  'GameController.list',
  'GameDayController.show',
  'HealthController.health',
  'HealthController.ready',
  'InvitationController.join',
  'JoinRequestController.answer',
  'JoinRequestController.show',
  'KeeperLinkController.show',
  'KeeperLinkController.signIn',
  'LiveController.follow',
  'LiveController.gamesOf',
  'LiveController.scores',
  'LiveController.topScorers',
  'OwnAccountController.confirm',
  'PlayerChangeController.decide',
  'PlayerChangeController.show',
  'PlayerController.find',
  'PlayerController.lookUp',
  'PreRegistrationController.add',
  'PreRegistrationController.end',
  'PreRegistrationController.show',
  'PrivacyController.show',
  'RegistrationController.register',
  'ScoreKeeperController.signIn',
  'ScoreKeeperController.signOut',
  'SessionController.signIn',
  'SessionController.signOut',
  'SiteController.settings',
  'SiteController.texts',
  'TeamController.create',
  'TeamController.invited',
  'TeamController.list',
  'TeamGamesController.calendar',
  'TeamGamesController.games',
  'TeamOfferController.answer',
  'TeamOfferController.see',
  'TeamVerificationController.verify',
  'TournamentController.list',
  'TournamentController.visible',
  'TournamentDetailsController.detail',
  'WaiverController.confirm',
  'WaiverController.record',
  'WaiverController.show',
  'WaiverController.sign',
  'WaiverController.withdraw',
];

let url: string;
let database: Database;

beforeAll(async () => {
  ({ url } = await freshDatabase());
  database = new Database(await databaseAt(url).initialize());
});
afterAll(() => database.source.destroy());

function open(...more: Type[]) {
  const log = pino({ level: 'silent' });
  const settings = readSettings({ DATABASE_URL: url });
  return testApi({ settings, database, log, sessionSecret: 'a secret of ours' }, { controllers: more });
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
  await expect(open(controller)).rejects.toThrow(`Routes that do not say who may call them: ${name}`);
});
