import type { Given } from '../../port/ports.ts';
import { catalogueOf } from '../../rule/language/language.ts';
import { translate } from '../../rule/language/sentence.ts';
import { waitBeforeTelling } from '../../rule/tournament/call-off.ts';
import { type CalledOff, callOffLetter, callOffTitle, textIn } from './call-off-letter.ts';

/** Milliseconds for which a message to followers is worth delivering: half a day. */
const worthTelling = 12 * 3_600_000;

type Needed = Given<'tournaments' | 'mailings' | 'followers' | 'notifiedTimetables'>;

/** Tells every family and every follower of tournaments that were called off or postponed a minute ago, once. Runs by itself. */
export async function tellCallOffs(given: Needed, _?: undefined): Promise<void> {
  const { tournaments, notifiedTimetables, clock } = given;
  const now = clock.now();
  for (const tournament of await tournaments.toTell(new Date(now.getTime() - waitBeforeTelling))) {
    const { callOff } = tournament;
    if (callOff === null) continue;
    await tell(given, { ...tournament, callOff }, now);
    await notifiedTimetables.forget(tournament.id);
    await tournaments.save({ ...tournament, callOff: { ...callOff, toldAt: now.toISOString() } });
  }
}

async function tell(given: Needed, tournament: CalledOff, now: Date): Promise<void> {
  const { mailings, followers, outbox, links } = given;
  const { readers } = await mailings.familiesOf(tournament.id);
  for (const reader of readers) await outbox.post(callOffLetter(tournament, reader, links));
  for (const team of await followers.followedTeams(tournament.id)) {
    const payload = {
      title: translate(callOffTitle(tournament), catalogueOf[team.language]),
      body: textIn(tournament.callOff, team.language),
      tag: `tournament-${tournament.id}`,
      path: `/teams/${team.teamId}`,
    };
    await followers.tell(team, { payload, endsAt: new Date(now.getTime() + worthTelling) });
  }
}
