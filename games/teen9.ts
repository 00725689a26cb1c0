import { defineGame } from './kit/game.ts';
import { THREE_ANIMALS } from './kit/families/threeAnimals.ts';

export default defineGame({ ...THREE_ANIMALS, code: 'teen9', name: 'Teenpatti Test' });
