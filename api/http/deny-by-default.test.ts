import type { Type } from '@nestjs/common';
import { Controller, Get } from '@nestjs/common';
import { testApi } from '../../test/harness/api.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { AllowedTo } from './allowed-to.ts';
import { routesOf } from './deny-by-default.ts';

const openToAnyone = [
  'AccountInvitationController.accept',
  'AccountInvitationController.look',
  'BracketController.outlook',
  'BracketController.ranks',
  'CaptainLinkController.follow',
  'CaptainLinkController.send',
  'ChangeRequestController.ask',
  'ChangeRequestController.see',
  'ChangeRequestController.takeBack',
  'FamilyController.ask',
  'FamilyController.choose',
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
  'GameController.scorersOf',
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

beforeAll(async () => {
  ({ url } = await freshDatabase());
});

const open = (...more: Type[]) => testApi(url, { controllers: more });

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
  const { app, close } = await open();
  const routes = routesOf(app);
  expect(routes.length).toBeGreaterThan(15);
  expect(routes.filter(({ callers }) => !callers?.length)).toEqual([]);
  await close();
});

test('what anyone may call is named here, one by one; a new door is opened on purpose', async () => {
  const { app, close } = await open();
  const doors = routesOf(app).filter(({ callers }) => callers?.includes('anyone'));
  expect(doors.map(({ name }) => name).sort()).toEqual(openToAnyone);
  await close();
});

test.each([
  ['does not say who may call it', Forgotten, 'Forgotten.secrets'],
  ['names nobody', ForNobody, 'ForNobody.secrets'],
])('a route that %s stops the process at its start', async (_, controller, name) => {
  await expect(open(controller)).rejects.toThrow(`Routes that do not say who may call them: ${name}`);
});
