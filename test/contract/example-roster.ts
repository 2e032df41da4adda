import type { ExampleTeam, Stage } from './example-stage.ts';

interface Roster {
  readonly players: readonly { readonly id: number; readonly isCaptain: boolean }[];
}

/** A captain renames the team, removes a player, asks to change the own registration, and hands the team over. */
export async function manageRoster(on: Stage, team: ExampleTeam, mates: readonly object[]): Promise<void> {
  const at = `/api/teams/${team.id}`;
  for (const mate of mates) {
    await on.visitor().post('/api/players/join-via-invitation', { ...mate, invitationCode: team.invitationCode });
  }
  await team.device.put(`${at}/name`, { name: `New ${team.name}` });
  await team.device.post(`${at}/change-link`, {});
  const { body } = await team.device.get<Roster>(`${at}/captain`);
  const [first, second] = body.players.filter(({ isCaptain }) => !isCaptain);
  await team.device.post(`${at}/players/${first?.id}/known`, {});
  await team.device.post(`${at}/players/${first?.id}/dismissal`, { reason: 'We are one too many for the bench' });
  await team.device.put(`${at}/captain`, { playerId: second?.id });
}
