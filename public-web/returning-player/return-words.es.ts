import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './return-words.ts';

export const words: Translated<typeof english> = {
  label: 'Inscribirse otra vez',
  lookup: {
    title: 'Busque sus datos',
    lead: 'El nombre y el teléfono de una inscripción anterior; lo demás se llena solo.',
  },
  confirm: {
    title: (players) => (players === 1 ? '¿Es usted?' : '¿Qué jugador?'),
    lead: (players) =>
      players === 1
        ? 'Con este número de teléfono hay un jugador inscrito que se llama casi así.'
        : 'Con este número de teléfono hay varios jugadores inscritos.',
    back: 'Volver a la búsqueda',
  },
  register: { title: 'Inscribirse otra vez', back: 'Volver' },
  next: 'Lo que sigue',
  nextLead: 'Un torneo nuevo, un equipo y cómo paga.',
  optionTexts: {
    same: (team) =>
      `${team} otra vez: con sus compañeros si están ahí; si no, usted es capitán de un equipo nuevo con ese nombre, si está libre`,
    join: 'Elija un equipo con un lugar libre; decide su capitán',
    create: 'Usted es el capitán y trae a sus jugadores',
    individual: 'Le damos lugar en un equipo de su edad y nivel',
  },
  invite: 'Invitar ahora a mis compañeros',
  submit: 'Terminar la inscripción',
  sending: 'Inscribiendo…',
  failed: { title: 'No se pudo inscribir', text: 'No se pudo terminar la inscripción' },
  already: 'Este jugador ya está inscrito en este torneo',
  registered: '¡Inscripción hecha!',
  withTeam: (player, team) => `${player} juega con ${team}: la inscripción está hecha.`,
  requested: {
    title: '¡Solicitud enviada!',
    text: 'Su solicitud llega al capitán, que la acepta o la rechaza por correo electrónico.',
  },
};
