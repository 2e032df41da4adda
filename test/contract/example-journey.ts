import type { App } from '../journey/app.ts';
import { enterTeams, leadTeam, openCaptainsLink, replaceCaptainsLink } from './example-captains.ts';
import { changeAndCancel, keepRoster } from './example-changes.ts';
import {
  changeMailbox,
  comeWithoutTeam,
  confirmByCode,
  eraseChild,
  openFamilyPage,
  signWaiver,
} from './example-families.ts';
import { playGames, runLeague } from './example-games.ts';
import {
  callTwoPeople,
  importTable,
  keepPlayers,
  keepRegistrations,
  keepSite,
  keepTeams,
  keepTournaments,
  keepWebhook,
  mailFamilies,
  placeFreeAgents,
  sendLetterAgain,
  takeRightsBack,
} from './example-office.ts';
import { inviteOrganizer, keepAccounts, keepOwnAccount, sendResults, signIn, signOut } from './example-organizers.ts';
import { saveLeagueFiles, seeLists, seePublicPages } from './example-pages.ts';
import { Stage } from './example-stage.ts';
import type { Examples } from './examples.ts';

/** Plays a tournament from its announcement to its last game, and what the office does beside it: every call of the API once. */
export async function playExamples(app: App): Promise<Examples> {
  const on = await Stage.at(app);
  await signIn(on);
  const [cup, next] = [await on.announce('Winter Cup'), await on.announce('Spring Cup')];
  const teams = await enterTeams(on, cup);
  const [team, second] = teams;
  if (team === undefined || second === undefined) throw new Error('There is no team');
  await comeWithoutTeam(on, cup, next, team);
  await signWaiver(on);
  await openFamilyPage(on);
  await changeMailbox(on);
  await openCaptainsLink(on);
  await inviteOrganizer(on);
  await playGames(on, cup, teams);
  await seePublicPages(on, cup, team);
  await saveLeagueFiles(on, cup);
  await seeLists(on);
  await replaceCaptainsLink(second);
  await playOffice(on, second.captainId);
  await eraseChild(on);
  await signOut(on);
  return on.examples;
}

async function playOffice(on: Stage, playerId: number): Promise<void> {
  const [summer, autumn] = [await on.announce('Summer Cup'), await on.announce('Autumn Cup')];
  await leadTeam(on, summer);
  await confirmByCode(on, summer, autumn);
  await changeAndCancel(on, summer, autumn);
  await keepRoster(on, summer, autumn);
  await keepTournaments(on);
  await keepTeams(on, summer);
  await keepPlayers(on, summer);
  await keepRegistrations(on, summer, playerId);
  await mailFamilies(on, summer);
  await placeFreeAgents(on, autumn);
  await importTable(on, autumn);
  await callTwoPeople(on, autumn);
  await keepSite(on);
  await keepWebhook(on);
  await sendLetterAgain(on, autumn);
  const league = await on.announce('League Night');
  await runLeague(on, league);
  await sendResults(on, league);
  await keepOwnAccount(on);
  await keepAccounts(on);
  await takeRightsBack(on);
}
