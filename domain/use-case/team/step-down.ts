import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { inEnglish, said, translatePlaceholder } from '../../language/sentence.ts';
import { fitForSubject, type Letter, once, paragraph } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import { hasNonPlayingLeader } from '../../team/team-lead.ts';
import { type LeadershipCheck, lockTeam, refuseFormerLead } from './lock-team.ts';
import { withoutCaptain } from './roster-moves.ts';
import { steppedDownLetter } from './team-lead-letters.ts';

interface Asked {
  readonly id: number;
  /** Whether an organizer removes them, who then knows that the team needs a captain. */
  readonly isByOrganizer: boolean;
  readonly seen?: SeenVersion | undefined;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/**
 * Ends the lead of a parent or coach; the team has no leader until the organizers name a captain, and the contact
 * data is deleted from it. A captain, who plays, hands over or withdraws instead.
 */
export class StepDown {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'site'>) {}

  async run({ id, isByOrganizer, seen, leadershipCheck }: Asked): Promise<Team> {
    const { team } = await lockTeam(this.ports, id);
    await refuseFormerLead(team, leadershipCheck);
    if (seen !== undefined) refuseStale('team', seen, team.version);
    if (!hasNonPlayingLeader(team)) throw isCaptains(team);
    const saved = await this.ports.teams.save(withoutCaptain(team));
    await this.ports.audit.note({
      thing: 'team',
      recordId: id,
      what: 'stepped down',
      from: { ledBy: team.ledBy },
      to: { ledBy: saved.ledBy, captainId: null },
    });
    await this.ports.outbox.post(steppedDownLetter(team));
    const { contactEmail } = await this.ports.site.settings();
    if (!isByOrganizer) await this.ports.outbox.post(captainNeededLetter(team, contactEmail));
    return saved;
  }
}

/** Writes the letter telling the organizers that a team has no leader any more. */
export function captainNeededLetter(team: Team, to: string): Letter {
  return {
    ...once('lead-gone', team.id, team.captainLinkNumber),
    to,
    language: 'en',
    subject: inEnglish(`A team needs a captain: ${translatePlaceholder(fitForSubject(team.name))}`),
    parts: [paragraph(inEnglish(`Whoever led ${team.name} without playing has stepped down. Please name a captain.`))],
  };
}

function isCaptains({ name }: Team): Refusal {
  return new Refusal('conflict', said('{team} is led by nobody who does not play.', { team: name }));
}
