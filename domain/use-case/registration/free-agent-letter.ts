import type { Needs } from '../../port/ports.ts';
import { type Sentence, said } from '../../rule/language/sentence.ts';
import { firstNameOf, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { mailedLinks } from '../../rule/mail/mailed-link.ts';
import { greetReader, toPlayer } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Team } from '../../rule/team/team.ts';
import { firstSteps } from './next-steps.ts';
import type { Registered } from './open-tournament.ts';
import { registrationFacts } from './registration-facts.ts';

function waitsForTeam({ name: player }: Pick<Player, 'name'>): Sentence {
  return said('{player} is registered as an individual player and will be matched with a team.', { player });
}

function asksTeam({ name: player }: Pick<Player, 'name'>, { name: team }: Pick<Team, 'name'>): Sentence {
  return said(
    '{player} is registered, and we have asked {team} for a place. The captain has {days} days to accept or decline, and we email you the answer. Until then {player} is an individual player.',
    { player, team, days: mailedLinks['join-request'].days },
  );
}

/** Writes the letter confirming a free agent's registration, with the team they ask to join. */
export function freeAgentLetter(
  registered: Registered,
  mail: Needs<'links' | 'seal'>,
  askedTeam: Pick<Team, 'name'> | null = null,
): Letter {
  const { player, registration, tournament } = registered;
  return {
    ...once('free-agent-registered', registration.id),
    ...toPlayer(player),
    subject: said("You're registered: {player}, {tournament}", {
      player: firstNameOf(player.name),
      tournament: tournament.name,
    }),
    parts: [
      greetReader(player),
      paragraph(askedTeam === null ? waitsForTeam(player) : asksTeam(player, askedTeam)),
      ...registrationFacts(registered),
      ...firstSteps({ ...registered, team: null }, mail),
    ],
  };
}
