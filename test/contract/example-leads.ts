import type { ExampleTeam, Stage } from './example-stage.ts';

const coach = { name: 'Robin Reyes', email: 'robin@club.example', phone: '(201) 555-0214', role: 'coach' };

/** A captain offers the team to a coach, takes that back and offers it again; the coach takes it, and steps down. */
export async function leadBeside(on: Stage, team: ExampleTeam, captainEmail: string): Promise<void> {
  const at = `/api/teams/${team.id}`;
  await on.visitor().post(`/api/captain-links/${await on.linkIn(captainEmail, 'captain')}`, {});
  await team.device.post(`${at}/offer`, coach);
  await team.device.call(`${at}/offer`, { method: 'DELETE' });
  await team.device.post(`${at}/offer`, { ...coach, email: 'robin.reyes@club.example' });
  const sealed = await on.linkIn('robin.reyes@club.example', 'captain/offer');
  const device = on.visitor();
  await device.post(`/api/team-offers/${sealed}/see`, {});
  await device.post(`/api/team-offers/${sealed}`, { answer: 'taken' });
  await device.post(`${at}/step-down`, {});
  await on.organizer.put(`/api/admin/teams/${team.id}/lead`, coach);
  await on.remove(`/api/admin/teams/${team.id}/lead`);
}
