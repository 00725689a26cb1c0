import { dragonTiger } from './dt20.ts';

export default dragonTiger('dt202', '20-20 Dragon Tiger 2');
