import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import {
  endOfNight,
  type GameFields,
  isOpen,
  type KeeperLink,
  keeperLinkEnded,
} from '../../rule/score-keeper/keeper-link.ts';
import type { KeeperRange } from '../../rule/score-keeper/keeper-range.ts';
import { lastDayOf, noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import type { KeeperLinkSignIn, NewKeeperLinks } from './keeper-link-forms.ts';

/** Score keeper's link just made, with its secret, which is shown only this once. */
export interface MadeKeeperLink extends KeeperLink {
  readonly secret: string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Length of the secret: more than 128 random bits. */
const secretLength = 24;

type Needed = Given<'keeperLinks' | 'tournaments' | 'secrets'>;

/** Makes links for score keepers. */
export async function makeKeeperLinks(given: Needed, wanted: NewKeeperLinks): Promise<readonly MadeKeeperLink[]> {
  const tournament = await given.tournaments.find(wanted.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const endsAt = endOf(tournament, await given.keeperLinks.placesOf(tournament.id));
  if (endsAt <= given.clock.now()) throw tournamentIsOver();
  const fields = wanted.fields.length === 0 ? [null] : [...new Set(wanted.fields)];
  const made: MadeKeeperLink[] = [];
  for (const field of fields) {
    made.push(await make(given, { width: { tournamentId: tournament.id, field }, endsAt }));
  }
  return made;
}

async function make(given: Needed, link: { width: KeeperRange; endsAt: Date }): Promise<MadeKeeperLink> {
  const secret = given.secrets.draw(alphabet, secretLength);
  const made = await given.keeperLinks.add(link, secret);
  await given.audit.note({ thing: 'keeper link', recordId: made.id, what: 'made', to: { ...link.width } });
  return { ...made, secret };
}

/** Returns the end of the last known day of the tournament. */
function endOf(tournament: Tournament, { lastDay }: GameFields): Date {
  const known = [lastDay, lastDayOf(tournament)].filter((day) => day !== null);
  const last = known.toSorted().at(-1);
  if (last === undefined) throw noDayYet();
  return endOfNight(last);
}

const noDayYet = () => new Refusal('conflict', 'This tournament has no day yet. Please set its date first.');

const tournamentIsOver = () => new Refusal('conflict', 'This tournament is over: a link for it would open nothing');

/** Score keeper signed in by a link, with the scope of their rights. */
interface KeeperByLink {
  readonly id: number;
  readonly name: string;
  readonly width: KeeperRange;
}

/** Signs a score keeper in by a link, under the given name. */
export async function openKeeperLink(
  given: Given<'keeperLinks'>,
  { secret, name }: KeeperLinkSignIn,
): Promise<KeeperByLink> {
  const link = await given.keeperLinks.find(secret);
  if (link === undefined || !isOpen(link, given.clock.now())) throw keeperLinkEnded();
  const id = await given.keeperLinks.use(link.id, name);
  await given.audit.note({ thing: 'keeper link', recordId: link.id, what: 'used', to: { keeper: id } });
  return { id, name, width: link.width };
}

/** Revokes a score keeper's link and signs out everybody who came in by it. */
export async function revokeKeeperLink(given: Given<'keeperLinks'>, id: number): Promise<void> {
  if (!(await given.keeperLinks.revoke(id, given.clock.now()))) throw noSuchKeeperLink();
  await given.audit.note({ thing: 'keeper link', recordId: id, what: 'revoked' });
}

/** Revokes all links of a tournament, and signs out everybody who came in by them. */
export async function revokeKeeperLinks(given: Given<'keeperLinks'>, tournamentId: number): Promise<readonly number[]> {
  const revoked = await given.keeperLinks.revokeAll(tournamentId, given.clock.now());
  for (const recordId of revoked) await given.audit.note({ thing: 'keeper link', recordId, what: 'revoked' });
  return revoked;
}

const noSuchKeeperLink = () => new Refusal('not-found', 'No such link, or it was revoked before');
