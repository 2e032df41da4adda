import type { Given } from '../../port/ports.ts';
import type { Seal } from '../../port/seal.ts';
import type { CaptainSought } from '../../port/teams.ts';
import type { Answers } from '../../rule/form/form.ts';
import { asWritten, said } from '../../rule/language/sentence.ts';
import { type Letter, paragraph } from '../../rule/mail/letter.ts';
import type { Reached } from '../../rule/player/letter-reader.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { teamDebt } from '../../rule/registration/team-debt.ts';
import { legibleAlphabet } from '../../rule/secret/legible-alphabet.ts';
import { letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import { placeholderCaptain, type Team } from '../../rule/team/team.ts';
import { isOver } from '../../rule/tournament/tournament.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { dependenciesOf, isInForce, linkOf } from '../mail/sealed-link.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { lockTeam } from '../registration/lock-team.ts';
import type { captainLetter } from './captain-forms.ts';
import { captainLinkLetter } from './captain-link-letter.ts';

/**
 * Opens the team of a captain's link, while the link is the latest and the tournament is not over, and confirms
 * the mailbox it was mailed to. Whoever follows it leads the team.
 */
export async function followCaptainLink(
  given: Given<'teams' | 'tournaments' | 'seal' | 'mailboxes' | 'shownLinks' | 'rights'>,
  sealed: string,
): Promise<Team> {
  const now = given.clock.now();
  const link = readCaptainLink(given.seal.open(sealed, now));
  const team = await given.teams.find(link.teamId);
  if (team === undefined || !isLatestLink(link, given.seal, team)) throw captainLinkEnded();
  const tournament = await given.tournaments.lock(team.tournamentId);
  if (tournament === undefined || isOver(tournament, now)) throw captainLinkEnded();
  if (await given.outbox.hasBrought(sealed, team.captainEmail)) await given.mailboxes.confirm(team.captainEmail, now);
  await given.rights.giveTeam(team, (await given.shownLinks.has(sealed)) ? 'shown link' : 'mailbox');
  return team;
}

/** Replaces a captain's link that others may know: a new one is mailed to the address on file, and all earlier ones end. */
export async function replaceCaptainLink(given: AskingPorts & Given<'tournaments'>, teamId: number): Promise<Team> {
  const { team: found, tournament } = await lockTeam(given, teamId);
  const team = await given.teams.save({ ...found, captainLinkNumber: found.captainLinkNumber + 1 });
  const { captainLinkNumber } = team;
  await given.audit.note({
    thing: 'team',
    recordId: teamId,
    what: 'captain link replaced',
    to: { captainLinkNumber },
  });
  const now = given.clock.now();
  const captain = await captainOnFile(given, team);
  const link = captainLink(given, team, now);
  await given.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: 'new' }));
  await tellOpenRequests(given, { team, tournament }, now);
  return team;
}

/** Mails the captain's links to the addresses on file, each at most once an hour; without any team it does nothing, without telling. */
export async function sendCaptainLink(
  given: Given<'teams' | 'players' | 'registrations' | 'tournaments' | 'seal'>,
  by: CaptainSought,
): Promise<void> {
  const now = given.clock.now();
  for (const team of await given.teams.ofCaptain(by)) {
    const tournament = await given.tournaments.lock(team.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) continue;
    await given.audit.note({ thing: 'team', recordId: team.id, what: 'captain link mailed' });
    const hour = now.toISOString().slice(0, 13);
    const captain = await captainOnFile(given, team);
    const link = captainLink(given, team, now);
    const debt = teamDebt(await given.registrations.ofTeam(team.id), team.captainId, tournament);
    await given.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: hour, debt }));
  }
}

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof captainLetter>;
}

/** Writes to the captain of a team and returns the address. */
export async function mailCaptain(
  given: Given<'tournaments' | 'teams' | 'players' | 'secrets'>,
  { id, answers }: Asked,
): Promise<string> {
  const { team } = await lockTeam(given, id);
  if (team.captainEmail === placeholderCaptain.captainEmail) {
    throw new Refusal(
      'conflict',
      said('{team} has no captain to write to. Please assign one first.', { team: team.name }),
    );
  }
  await given.outbox.post(
    organizersLetter(
      { team, captain: await captainOnFile(given, team) },
      answers,
      given.secrets.draw(legibleAlphabet, 12),
    ),
  );
  await given.audit.note({
    thing: 'team',
    recordId: id,
    what: 'captain mailed',
    to: { subject: answers.subject },
  });
  return team.captainEmail;
}

/** Writes an organizer's letter to the captain of a team. */
export function organizersLetter(
  { team, captain }: { readonly team: Team; readonly captain: Reached | undefined },
  { subject, text }: Answers<typeof captainLetter>,
  mark: string,
): Letter {
  const paragraphs = text.split(/\n\s*\n/).map((part) => paragraph(asWritten(part.trim())));
  return letterToCaptain(team, captain, ['written', mark], asWritten(subject), paragraphs);
}

/** Content of a captain's link: the team, and who led it by which link. */
interface CaptainLink {
  readonly teamId: number;
  readonly values: readonly string[];
}

function readCaptainLink(text: string | undefined): CaptainLink {
  const { ids: [teamId] = [], values = [] } = linkOf('captain', text) ?? {};
  if (teamId === undefined) throw captainLinkEnded();
  return { teamId, values };
}

/** Tells whether a link opens the page of a team under its present captain and contact. */
function isLatestLink(link: CaptainLink, seal: Seal, team: Team): boolean {
  return isInForce(seal, 'captain', link, dependenciesOf(team));
}

/** Returns the refusal of a forged, replaced or expired link: all three look the same. */
function captainLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
