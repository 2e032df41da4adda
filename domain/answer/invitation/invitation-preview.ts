import type { LinkPreview } from '../../site/link-preview.ts';
import type { InvitedTeam } from './invited-team.ts';

type Invitation = Pick<InvitedTeam, 'name' | 'tournament' | 'date' | 'location' | 'currentPlayers' | 'maxPlayers'>;

/** What a messenger shows of a team's invitation. */
export function invitationPreview(team: Invitation, code: string): LinkPreview {
  const open = Math.max(0, team.maxPlayers - team.currentPlayers);
  return {
    title: `Join ${team.name} · Golden Goal`,
    text: `${team.tournament}, ${team.date}, ${team.location}. ${open === 1 ? '1 open place' : `${open} open places`}.`,
    path: `/invite/${encodeURIComponent(code)}`,
    picture: '/share/invitation.png',
  };
}
