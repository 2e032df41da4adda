import type { NewPlayer, Player } from '../../domain/rule/player/player.ts';

/** A player on file: fourteen in 2026. */
export function aPlayer(different: Partial<Player> = {}): Player {
  return {
    id: 1,
    name: 'José Ñuñez',
    email: 'jose@family.example',
    phone: '(201) 555-0101',
    birthYear: 2012,
    skillLevel: 'Here to Play',
    currentClub: 'Hudson Rovers',
    league: null,
    shirtSize: null,
    parentName: 'Marta Ñuñez',
    parentEmail: 'marta@family.example',
    parentPhone: '(201) 555-0102',
    language: 'en',
    isTest: false,
    ...different,
  };
}

/** A player nobody has on file yet. */
export function aNewPlayer(different: Partial<NewPlayer> = {}): NewPlayer {
  const { id: _, ...newcomer } = aPlayer();
  return { ...newcomer, ...different };
}
