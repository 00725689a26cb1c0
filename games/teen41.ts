import { defineGame } from './kit/game.ts';
import { THREE_ANIMALS } from './kit/families/threeAnimals.ts';

export default defineGame({ ...THREE_ANIMALS, code: 'teen41', name: 'Instant Teenpatti 3.0' });
