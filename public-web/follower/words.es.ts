import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: 'Seguir a este equipo',
  text: 'Un aviso en este dispositivo cuando se acerca el próximo partido, cambia una hora o una cancha, hay un gol o termina un partido. Sin cuenta y sin nombre: solo la dirección que su navegador da para los avisos.',
  follow: 'Seguir',
  following: 'Preguntando a su navegador…',
  followed: 'Usted sigue a este equipo en este dispositivo.',
  unfollow: 'Dejar de seguir',
  done: {
    title: 'Usted sigue a este equipo',
    text: 'Los avisos llegan a este dispositivo, también con el sitio cerrado.',
  },
  stopped: { title: 'Ya no lo sigue', text: 'A este dispositivo no se envía nada más sobre este equipo.' },
  refused:
    'Su navegador no deja que este sitio envíe avisos. Puede permitirlo junto a la dirección, o añadir el calendario de más abajo.',
  failed: {
    title: 'Error',
    text: 'No se pudo hacer. Por favor, inténtelo de nuevo, o añada el calendario de más abajo.',
  },
  obstacles: {
    'no push':
      'Este navegador no puede recibir avisos de un sitio. El calendario de más abajo también tiene todos los cambios.',
    'only installed':
      'En un iPhone o iPad, los avisos solo llegan de un sitio que está en la pantalla de inicio: toque Compartir, luego Agregar a inicio, y ábralo desde allí. O añada el calendario de más abajo.',
    forbidden:
      'Su navegador no deja que este sitio envíe avisos. Puede permitirlo junto a la dirección, o añadir el calendario de más abajo.',
  },
};
