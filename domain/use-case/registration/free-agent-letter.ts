import { type Sentence, said } from '../../language/sentence.ts';
import { type Letter, once, paragraph } from '../../mail/letter.ts';
import { mailedLinks } from '../../mail/mailed-link.ts';
import { greetReader, toPlayer } from '../../player/letter-reader.ts';
import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { firstSteps } from '../entry/next-steps.ts';
import type { Registered } from '../entry/open-tournament.ts';
import { registrationFacts } from '../entry/registration-facts.ts';

const waitsForTeam = "You've been registered as an individual player. We'll match you with a team soon.";

function asksTeam({ name: team }: Pick<Team, 'name'>): Sentence {
  return said(
    'You are registered, and {team} is asked for a place. Whoever leads the team has {days} days to accept or decline, and we email you the answer. Until then you are an individual player.',
    { team, days: mailedLinks['join-request'].days },
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
    subject: said("You're registered: {tournament}", { tournament: tournament.name }),
    parts: [
      greetReader(player),
      paragraph(askedTeam === null ? waitsForTeam : asksTeam(askedTeam)),
      ...registrationFacts(registered),
      ...firstSteps({ ...registered, team: null }, mail),
    ],
  };
}
