import type { TournamentRule } from './tournament-rules.ts';

/** The fifteen rules of play, in Spanish. */
export const tournamentRules: readonly TournamentRule[] = [
  {
    title: 'Jugadores',
    text: 'Tres por lado, de un equipo de hasta cinco. Para seguir jugando, un equipo necesita al menos dos en la cancha.',
  },
  {
    title: 'Duración del partido',
    text: 'Un partido dura 12 minutos en total, con un descanso de 1 a 2 minutos.',
  },
  { title: 'Cancha', text: 'La cancha mide unas 30 x 20 yardas.' },
  { title: 'Porterías', text: 'Las porterías miden unos 2.5 pies de alto y 4 pies de ancho.' },
  {
    title: 'Sin portero',
    text: 'No hay portero. Nadie, ni atacante ni defensor, juega el balón dentro del área de gol.',
  },
  { title: 'Balón', text: 'Tamaño 3 para U7-U9, tamaño 4 para U10-U12, tamaño 5 para U13-U19.' },
  {
    title: 'Cambios',
    text: 'Sin límite y sin parar el juego: un jugador sale de la cancha antes de que entre el siguiente.',
  },
  {
    title: 'Balón fuera',
    text: 'Cuando el balón sale por la banda, vuelve al juego con un saque con el pie. No hay fuera de juego.',
  },
  {
    title: 'Distancia en los saques',
    text: 'En cada saque los rivales están al menos a cinco yardas.',
  },
  {
    title: 'Penales',
    text: 'El penal se cobra dentro de los 10 segundos después del silbato, con el defensor 3 yardas atrás.',
  },
  {
    title: 'Juego seguro',
    text: 'Las espinilleras son obligatorias. No se permite barrerse, ni cabecear a propósito en U11 y menores.',
  },
  {
    title: 'Tarjetas y equipos que llegan tarde',
    text: 'Con dos tarjetas amarillas termina el partido para un jugador. Un equipo que llega más de 5 minutos tarde pierde el partido.',
  },
  {
    title: 'Empate en la eliminatoria',
    text: 'Un partido de eliminatoria que termina empatado va a un gol de oro de 3 minutos, luego a una tanda de penales al mejor de 3 y después a muerte súbita.',
  },
  {
    title: 'Edades',
    text: 'Los equipos de U14 y menores pueden tener hasta 2 jugadores un año menores. Nadie juega en una categoría menor.',
  },
  { title: 'Decisiones', text: 'Lo que los organizadores deciden ese día es definitivo.' },
];
