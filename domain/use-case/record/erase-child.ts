import type { Given } from '../../port/ports.ts';
import { stillPlays } from '../../rule/bracket/still-plays.ts';
import { said, translatePlaceholder } from '../../rule/language/sentence.ts';
import { fitForSubject, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Team } from '../../rule/team/team.ts';
import { erasePlayer } from '../player/delete-player.ts';
import { lockPlayer } from '../player/save-player.ts';
import { withoutCaptain } from '../roster/roster-moves.ts';
import { playerOfSigner, type SignerPorts, type SignersRight } from './signer.ts';

type Needed = SignerPorts & Given<'teams' | 'registrations' | 'brackets' | 'removals' | 'site'>;

/** Erases a player for the signer. A team that loses its captain this way has its captain to be named. */
export async function eraseChild(given: Needed, right: SignersRight): Promise<void> {
  const held = await lockPlayer(given, right.playerId);
  // Of two simultaneous requests the second finds nobody, since the record is locked from here on.
  if (held === undefined) throw noSuchPlayer();
  const { address, player: child, now } = await playerOfSigner(given, right);
  await refuseOnDayOfPlay(given, child, now);
  for (const team of held.led) await given.teams.save(withoutCaptain(team, held.record));
  const gone = await erasePlayer(given, child.id, 'erased by the family');
  await given.outbox.post(erasedLetter(address, { id: gone.id, language: child.language }));
  if (held.led.length === 0) return;
  const { contactEmail } = await given.site.settings();
  for (const team of held.led) await given.outbox.post(missingCaptainLetter(team, contactEmail));
}

async function refuseOnDayOfPlay(given: Needed, child: Player, now: Date): Promise<void> {
  for (const { teamId, tournamentId } of await given.registrations.ofPlayer(child.id)) {
    const day = teamId === null ? undefined : await given.brackets.find(tournamentId);
    if (teamId === null || day === undefined || !stillPlays(day.games, teamId, now)) continue;
    throw playsToday(day.teamNames.get(teamId) ?? 'The team');
  }
}

/** Writes the letter confirming an erasure. It names nobody, since a record of the erasure must not keep the name. */
export function erasedLetter(to: string, { id, language }: Pick<Player, 'id' | 'language'>): Letter {
  return {
    ...once('family-erased', id),
    to,
    language,
    subject: 'Your erasure is done',
    parts: [
      paragraph('As asked on the Player ID page, everything we kept about the player who was erased there is gone.'),
      paragraph(
        'What stays names nobody: scores and counted goals, that there was an erasure, and for the books what was paid, when and how. This email is erased here once it has left.',
      ),
      paragraph('If this was not you, please write to us at once, and change the password of this inbox.'),
    ],
  };
}

/** Writes the letter telling the organizers that a team has no captain any more. */
export function missingCaptainLetter(team: Team, to: string): Letter {
  return letterToOrganizers(
    to,
    ['captain-gone', team.id, team.captainLinkNumber],
    `A team needs a captain: ${translatePlaceholder(fitForSubject(team.name))}`,
    `The captain of ${team.name} was erased by the family. Please name another one.`,
  );
}

function playsToday(team: string): Refusal {
  return new Refusal(
    'conflict',
    said(
      '{team} still plays today, and whoever keeps the score needs the roster. When its games of today are over it can be erased here; from tomorrow on in any case.',
      { team },
    ),
  );
}
