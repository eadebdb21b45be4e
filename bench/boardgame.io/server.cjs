// The peer: two pawns that walk on a board of 9 × 9, as our quoridor players do while they are measured. It has no
// fences to check and no legal moves to list, and keeps matches in memory, its default. Prints its port once it listens.
const { Server } = require('boardgame.io/server');

const SIZE = 9;
const row = (square) => Math.floor(square / SIZE);
const column = (square) => square % SIZE;

const walk = {
  name: 'walk',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ pawns: [4, 76], fencesLeft: [10, 10], fences: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step({ G, playerID }, to) {
      const from = G.pawns[playerID];
      const distance = Math.abs(row(from) - row(to)) + Math.abs(column(from) - column(to));
      const onBoard = Number.isInteger(to) && to >= 0 && to < SIZE * SIZE;
      if (!onBoard || distance !== 1 || G.pawns.includes(to)) return 'INVALID_MOVE';
      G.pawns[playerID] = to;
    },
  },
};

Server({ games: [walk], origins: [/^http:\/\/127\.0\.0\.1/] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
