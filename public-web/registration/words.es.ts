import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Elija cómo quiere jugar',
  lede: 'Un formulario, unos dos minutos. Cada jugador se inscribe una vez y paga una vez.',
  closedBadge: 'Inscripción cerrada',
  chosen: 'Elegido',
  closeForm: 'Cerrar este formulario',
  loadingForm: 'Abriendo el formulario…',
  types: {
    'create-team': {
      card: 'Crear un equipo nuevo',
      tile: 'Crear equipo',
      tileText: 'Usted es capitán',
      lead: 'Usted es el capitán.',
      points: [
        'Como capitán elige el nombre del equipo y maneja la lista de jugadores',
        'Recibe un enlace con el que entran hasta 4 jugadores más',
        'Paga solo lo suyo; cada jugador paga por su cuenta',
      ],
      action: 'Crear un equipo',
      heading: 'Cree su equipo',
    },
    'join-team': {
      card: 'Unirse a un equipo',
      tile: 'Unirse',
      tileText: 'A un equipo',
      lead: 'Le pide un lugar a un capitán.',
      points: [
        'Busque entre los equipos que tienen lugar',
        'Vea el capitán, el nivel y la noche antes de pedirlo',
        'Pida el lugar y conozca a sus compañeros cuando el capitán acepte',
      ],
      action: 'Buscar un equipo',
      heading: 'Busque un equipo para unirse',
    },
    individual: {
      card: 'Jugador individual',
      tile: 'Sin equipo',
      tileText: 'No hace falta',
      lead: 'Viene como agente libre.',
      points: [
        'Inscripción rápida: le damos lugar en un equipo de su edad',
        'Primero van los jugadores de su nivel de juego',
        'Nombre a un amigo o hermano y jugarán juntos',
      ],
      action: 'Venir sin equipo',
      heading: 'Inscripción individual',
    },
    invitation: {
      card: 'Tengo una invitación',
      tile: 'Invitación',
      tileText: 'Use su código',
      lead: 'Un capitán le dio un código o un enlace.',
      points: [
        'Vea el equipo y su capitán antes de unirse',
        'El lugar es suyo en cuanto se inscribe',
        'El capitán recibe el aviso y desde entonces están en contacto',
      ],
      action: 'Usar mi código',
      heading: 'Únase a un equipo por invitación',
    },
    'returning-player': {
      card: 'Ya jugué aquí',
      lead: 'Ya jugó con nosotros antes.',
      points: [
        'Rápido: sus datos se llenan con lo que tenemos guardado',
        'Retome el nombre de su último equipo',
        'Elija el torneo nuevo y listo',
      ],
      action: 'Buscar mis datos',
      heading: 'Inscríbase otra vez',
    },
    'pre-register': {
      card: 'Avísenme del próximo torneo',
      heading: 'Avísenme del próximo torneo',
    },
  },
  banner: {
    title: 'Reserve su lugar para los próximos torneos',
    text: 'Mostrar interés no cuesta nada. Le avisamos antes que a nadie cuando salgan las próximas fechas.',
    action: 'Reservar mi lugar',
  },
  instead: 'Mejor reservar un lugar',
};
