import type { Answers } from '../../form/form.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import { hasNonPlayingLeader } from '../../team/team-lead.ts';
import { alreadyOffered, mostOffers, offeredTo, type TeamOffer, tooManyOffers } from '../../team/team-offer.ts';
import { type LeadershipCheck, lockTeamBeforePlay } from './lock-team.ts';
import { teamOfferLetter } from './team-offer-letters.ts';
import { personOf, type teamPerson } from './team-person.ts';

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof teamPerson>;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/**
 * Offers a team to a parent or coach who does not play. Nothing changes until they accept by the link in the
 * letter. Only a leader with a confirmed mailbox may make an offer, since it writes to a stranger.
 */
export class OfferTeam {
  constructor(
    private readonly ports: Given<'tournaments' | 'teams' | 'teamOffers' | 'mailboxes' | 'recentProofs' | 'seal'>,
  ) {}

  async run({ id, answers, leadershipCheck }: Asked): Promise<Team> {
    const { team, tournament } = await lockTeamBeforePlay(this.ports, id, leadershipCheck);
    const now = this.ports.clock.now();
    const to = personOf(answers, team.captainLanguage);
    const before = await this.ports.teamOffers.of(id);
    await this.refuse(team, before, to.email);
    await this.ports.recentProofs.demand();
    const { captainLinkNumber } = team;
    const offer = { teamId: id, number: (before?.number ?? 0) + 1, captainLinkNumber, to, offeredAt: now };
    await this.ports.teamOffers.save(offer);
    await this.ports.audit.note({
      thing: 'team',
      recordId: id,
      what: 'offered',
      to: { role: to.role, offer: offer.number },
    });
    const posting = await this.ports.outbox.post(teamOfferLetter({ team, tournament, offer, to }, this.ports));
    if (posting === 'too many') throw enoughLetters();
    return team;
  }

  private async refuse(team: Team, before: TeamOffer | undefined, email: string): Promise<void> {
    const open = offeredTo(before, team, this.ports.clock.now());
    if (open !== undefined) throw alreadyOffered(team, open);
    if (before !== undefined && before.number >= mostOffers) throw tooManyOffers(team);
    if (hasNonPlayingLeader(team) && team.captainEmail.toLowerCase() === email.toLowerCase()) throw leadsAlready();
    if ((await this.ports.mailboxes.confirmedAt(team.captainEmail)) === undefined) throw openLetterFirst();
  }
}

function leadsAlready(): Refusal {
  return new Refusal('conflict', 'You lead this team already, with this address.');
}

/** Returns the refusal of an offer by somebody without a confirmed mailbox, who could have anybody written to. */
function openLetterFirst(): Refusal {
  return new Refusal('conflict', 'Please open the link in the email we sent you first: then you can offer the team.');
}

function enoughLetters(): Refusal {
  return new Refusal('conflict', 'This address has had enough letters for today. Please try again tomorrow.');
}
