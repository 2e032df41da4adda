import { chosen, type ExampleTeam, type Numbered, parent, type Stage } from './example-stage.ts';

const teamNames = ['Golden Boots', 'River Foxes', 'Garden State Five', 'Night Owls'];
const captains = ['Alex Morgan-Reed', 'Sam Okafor', 'Jamie Lindqvist', 'Casey Duarte'];

/** Four teams enter a tournament, each at the device of its captain. */
export async function enterTeams(on: Stage, tournamentId: number): Promise<readonly ExampleTeam[]> {
  const teams: ExampleTeam[] = [];
  for (const [place, name] of teamNames.entries()) {
    const captain = { captainName: captains[place], captainEmail: `captain${place + 1}@family.example` };
    const contact = { ...captain, captainPhone: `(201) 555-011${place}`, birthYear: 2013, currentClub: 'None' };
    teams.push(await on.enterTeam(tournamentId, name, contact));
  }
  return teams;
}

export async function openCaptainsLink(on: Stage): Promise<void> {
  await on.visitor().post('/api/captain-links', { email: 'captain1@family.example' });
  const captain = on.visitor();
  const sealed = await on.linkIn('captain1@family.example', 'captain');
  const { body } = await captain.post<{ teamId: number }>(`/api/captain-links/${sealed}`, {});
  await captain.get(`/api/teams/${body.teamId}/captain`);
  await captain.post('/api/invitations/send', { teamId: body.teamId, emails: ['friend@family.example'] });
  await captain.put(`/api/teams/${body.teamId}/free-agents`, { acceptsFreeAgents: true });
}

/** A captain fills a team: answers who has asked, invites, takes an invitation back, and in the end withdraws. */
export async function leadTeam(on: Stage, tournamentId: number): Promise<void> {
  const captain = { captainName: 'Noor Haddad', captainEmail: 'noor@family.example', captainPhone: '(201) 555-0118' };
  const team = await on.enterTeam(tournamentId, 'Harbor Lights', { ...captain, birthYear: 2012, currentClub: 'None' });
  const { device } = team;
  const at = `/api/teams/${team.id}`;
  const asker = { name: 'Mika Larsen', phone: '(201) 555-0119', birthYear: 2012, email: 'mika@family.example' };
  const wish = { tournamentId, requestedTeamId: team.id, currentClub: 'None' };
  await on.visitor().post('/api/players', { ...asker, ...parent, ...chosen, ...wish });
  type Page = { readonly requests: readonly Numbered[]; readonly invitations: readonly Numbered[] };
  const { body: page } = await device.get<Page>(`${at}/captain`);
  await device.post(`${at}/join-requests/${page.requests[0]?.id}`, { answer: 'accepted' });
  // The letter to the captain was opened: from then on invitations leave at once.
  const sealed = await on.linkIn(captain.captainEmail, 'captain');
  await on.visitor().post(`/api/captain-links/${sealed}`, {});
  const { body: invited } = await device.post<Page>(`${at}/invitations`, { emails: ['ines@family.example'] });
  await device.call(`${at}/invitations/${invited.invitations[0]?.id}`, { method: 'DELETE' });
  await device.post(`${at}/invitation-code`, {});
  await device.post(`/api/players/${team.captainId}/captain-link`, {});
  await device.post(`${at}/withdraw`, { confirm: true });
}

/** A captain who has lost a device has the link replaced. */
export async function replaceCaptainsLink(team: ExampleTeam): Promise<void> {
  await team.device.post(`/api/teams/${team.id}/captain-link`, {});
}
