import type { Given } from '../../port/ports.ts';
import { languages } from '../../rule/language/language.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import { calledOff, type NewCallOff } from '../../rule/tournament/call-off.ts';
import { noSuchTournament } from '../../rule/tournament/tournament.ts';
import { callOffLetter } from './call-off-letter.ts';

/** Whom a call-off reaches, and its letter in each language. */
interface CallOffAhead {
  readonly letters: number;
  readonly withoutEmail: number;
  readonly followers: number;
  readonly samples: readonly Letter[];
}

/** Shows an organizer how many a call-off tells, and what. Changes nothing. */
export async function previewCallOff(
  given: Given<'tournaments' | 'mailings' | 'followers'>,
  { id, said }: { readonly id: number; readonly said: NewCallOff },
): Promise<CallOffAhead> {
  const { tournaments, mailings, followers, links, clock } = given;
  const tournament = await tournaments.find(id);
  if (tournament === undefined) throw noSuchTournament();
  const after = calledOff(tournament, said, clock.now());
  const { readers, withoutEmail } = await mailings.familiesOf(id);
  const followed = await followers.followedTeams(id);
  const name = readers[0]?.names[0] ?? 'Robin';
  return {
    letters: readers.length,
    withoutEmail,
    followers: followed.reduce((sum, team) => sum + team.followers, 0),
    samples: languages.map((language) => callOffLetter(after, { to: '', language, names: [name] }, links)),
  };
}
