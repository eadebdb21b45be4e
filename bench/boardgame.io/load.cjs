// Plays many matches against the peer, as `igroteka load` does against ours: two sockets a match, each answers as soon
// as it has the opponent's move. Prints one JSON object.
//   node load.cjs PORT MATCHES SECONDS [SERVER_PID]
const fs = require('fs');
const { io } = require('socket.io-client');

const [port, matches, seconds, pid] = process.argv.slice(2).map(Number);
const WARM_UP_MS = 1500;
const AT_ONCE = 16;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

let measuring = false;
let errors = 0;
const delays = [];
const starts = [];

function residentKib() {
  if (!pid) return null;
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

// Each pawn steps forth and back between its home square and the one before it.
const target = (seat, at) => (seat === 0 ? (at === 4 ? 13 : 4) : at === 76 ? 67 : 76);

// Two players sit down; resolves once both have the match's state.
function match(index) {
  const id = `match-${index}`;
  let sentAt = 0;
  const sockets = [0, 1].map(() =>
    io(`http://127.0.0.1:${port}/walk`, { transports: ['websocket'], forceNew: true, reconnection: false }));
  const play = (seat, state) => {
    const payload = { type: 'step', args: [target(seat, state.G.pawns[seat])], playerID: String(seat) };
    sentAt = nowMs();
    sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, String(seat));
  };
  const seated = sockets.map((socket, seat) => new Promise((done) => {
    socket.on('connect', () => socket.emit('sync', id, String(seat), undefined, 2));
    socket.on('connect_error', () => { errors += 1; });
    socket.on('disconnect', () => { errors += 1; });
    socket.on('sync', (_id, { state }) => done(state));
    socket.on('update', (_id, state) => {
      // The mover hears of its own move too; the opponent's receipt is what counts.
      if (Number(state.ctx.currentPlayer) !== seat) return;
      if (measuring) delays.push(nowMs() - sentAt);
      play(seat, state);
    });
  }));
  return Promise.all(seated).then(([state]) => starts.push(() => play(Number(state.ctx.currentPlayer), state)));
}

function part(sorted, share) {
  return sorted.length ? sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] : null;
}

async function main() {
  const before = residentKib();
  for (let first = 0; first < matches; first += AT_ONCE) {
    const batch = Math.min(AT_ONCE, matches - first);
    await Promise.all(Array.from({ length: batch }, (_, place) => match(first + place)));
  }
  const open = residentKib();
  starts.forEach((start) => start());
  await wait(WARM_UP_MS);
  const began = nowMs();
  measuring = true;
  await wait(seconds * 1000);
  measuring = false;
  const took = (nowMs() - began) / 1000;
  const after = residentKib();
  delays.sort((one, other) => one - other);
  const each = (kib) => (kib - before) / matches;
  console.log(JSON.stringify({
    matches,
    seconds: took,
    moves: delays.length,
    moves_per_s: delays.length / took,
    p50_ms: part(delays, 0.5),
    p99_ms: part(delays, 0.99),
    errors,
    memory_kib: pid ? { before, open, after, each_open: each(open), each: each(after) } : null,
  }));
  process.exit(0);
}

main();
