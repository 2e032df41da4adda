import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './privacy-words.ts';

export const words: Translated<typeof english> = {
  title: 'Privacidad',
  loading: 'Abriendo el aviso de privacidad…',
  heading: 'Lo que guardamos sobre su familia',
  lead: 'Organizamos torneos de fútbol para niños. Esta página dice con palabras sencillas qué guardamos, por qué, por cuánto tiempo y qué puede hacer usted.',
  never: {
    title: 'Lo que nunca hacemos',
    lines: [
      'No vendemos nada, no mostramos publicidad y no seguimos a nadie por internet.',
      'Cómo comunicarse con su familia nunca se muestra en público. Los jugadores aparecen con su nombre y una inicial hasta el final del año en que cumplen 13.',
      'No publicamos ninguna foto de su hijo o hija si usted no marcó la casilla que lo permite.',
    ],
  },
  sees: {
    title: 'Quién lo ve',
    lines: [
      'Los organizadores ven lo que usted nos dio. Cada vez que alguien mira sus datos de contacto queda anotado, y usted puede verlo en su página.',
      'El capitán de su equipo ve los nombres de la lista de jugadores. Quienes llevan el marcador ven los nombres y el número de goles.',
      'Nadie cambia sus datos de contacto sin que llegue un correo a la dirección que tenemos.',
    ],
  },
  can: {
    title: 'Lo que usted puede hacer',
    see: 'Verlo, y ver quién lo miró: pida un enlace. Va a la dirección que usted nos dio y abre la ficha del jugador.',
    seeLink: 'Ver lo que guardamos sobre su hijo o hija',
    correct:
      'Corregirlo: busque al jugador. Con un código que le enviamos por correo electrónico lo ve todo y puede cambiarlo.',
    correctLink: 'Abrir la ficha del jugador',
    withdraw:
      'Retirar ahí la exención de responsabilidad o el permiso para fotos. Sin la exención, el jugador no puede jugar.',
    erase:
      'Borrarlo ahí, con solo oprimir un botón. Si ese día hay juego, se espera a que terminen los partidos del equipo.',
  },
  long: { title: 'Qué guardamos, por qué y por cuánto tiempo', what: 'Qué', why: 'Por qué', howLong: 'Cuánto tiempo' },
  ask: {
    title: 'A quién preguntar',
    text: 'Escríbanos o llámenos. Si no le llega ningún correo, lo resolvemos a mano.',
  },
  broken: 'No se pudo abrir la tabla.',
};
