import type { Game } from '@maidan/games/kit/game';
import room from './art/room.svg';

/** How a category is called in the drawing of the rooms. */
export const roomId = (category: string): string => category.toLowerCase().replaceAll(' ', '-');

/**
 * The room a game is played in: each category has its own light, colours and furniture, in one drawing that shows the
 * room named after the `#`. A category it does not know has the usual room.
 */
export const roomOf = ({ category }: Game): string => `${room}#${roomId(category)}`;
