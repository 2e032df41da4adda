import { screen } from '@testing-library/react';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { PlayerIdPage } from '../../public-web/player/player-id-page.tsx';
import type { apiStandIn } from './api-stand-in.ts';
import { press, showAlone, type } from './page-alone.tsx';

export const lookUp = 'POST /api/players/lookup';

/** Opens the Player ID page and searches for one player. */
export function search(): void {
  showAlone(<PlayerIdPage />);
  type('Full Name', 'José Ñuñez');
  type('Phone Number', '(201) 555-0101');
  press('Find my registration');
}

/** Searches with a result and waits for the player's card. */
export async function found(api: ReturnType<typeof apiStandIn>, record: PlayerRecord): Promise<void> {
  api.answers(lookUp, record);
  search();
  await screen.findByRole('button', { name: 'Edit Info' });
}
