import type { Translated } from '../../domain/rule/language/translated.ts';
import { writtenAges } from '../kit/written.ts';
import type { words as english } from './pick-words.ts';

export const words: Translated<typeof english> = {
  askingFor: 'Pide un lugar en',
  tournamentFirst: 'Por favor, elija primero el torneo que prefiere',
  teamToJoin: 'Equipo al que quiere unirse',
  loading: 'Buscando los equipos…',
  failed: 'No se pudieron cargar los equipos',
  noneHere: 'Por ahora ningún equipo de este torneo tiene un lugar libre.',
  aboutTeam: ({ captainName, skillLevel, ageGroup, rosterAges, currentPlayers, maxPlayers }) =>
    `${rosterAges.length > 0 ? `Jugadores de ${rosterAges.join(', ')}` : writtenAges(ageGroup)} · Capitán: ${captainName} · ${skillLevel} · ${currentPlayers}/${maxPlayers} jugadores`,
};
