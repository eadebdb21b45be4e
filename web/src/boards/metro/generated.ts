// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-metro --test it typescript`.

export type Seat = number;

export type Turn = Array<Seat> | "chance" | "over";

export type View = { 
/**
 * Whose view this is; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * What happens next.
 */
stage: StageName, 
/**
 * Whose turn it is, or who will begin, once that is known.
 */
on_turn: Seat | null, 
/**
 * The tile just drawn, for whoever drew it.
 */
drawn: Tile | null, 
/**
 * The complete line for which a station is due.
 */
completed: LineId | null, 
/**
 * A double's extra move is waiting (M9).
 */
right: boolean, 
/**
 * The one metro token of this turn is used (M10).
 */
token_used: boolean, 
/**
 * Why the game ended.
 */
ending: Ending | null, 
/**
 * The city.
 */
city: CityId, 
/**
 * The name of the start station.
 */
start_station: string, 
/**
 * The tile in the start station (M2).
 */
start_tile: Tile | null, 
/**
 * Each seat.
 */
seats: Array<SeatView>, 
/**
 * How many tiles the store holds.
 */
store: number, 
/**
 * Which ones, once the game is over.
 */
store_tiles: TileSet | null, 
/**
 * How many stations are in the pile.
 */
pile: number, 
/**
 * The stations opened, in order.
 */
stations: Array<StationView>, 
/**
 * The lines of all open stations: with `from` and `leads_to` the whole map as a tree (M17).
 */
lines: Array<LineView>, };

export type StageName = "lot" | "start_tile" | "deal" | "lay" | "draw" | "drawn" | "station" | "more" | "over";

export type SeatView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether it is still in the game.
 */
in_game: boolean, 
/**
 * How many tiles it holds.
 */
tiles: number, 
/**
 * Which ones, where the viewer may know.
 */
hand: TileSet | null, 
/**
 * Its metro tokens.
 */
tokens: number, 
/**
 * How many stations it has opened.
 */
stations: number, 
/**
 * What it would have if the game ended now.
 */
points: number, };

export type StationView = { 
/**
 * Its number in the city.
 */
station: StationId, 
/**
 * Its name.
 */
name: string, 
/**
 * The line that leads to it.
 */
line: LineId, 
/**
 * Who opened it.
 */
owner: Seat, };

export type LineView = { 
/**
 * Its number.
 */
line: LineId, 
/**
 * The station that it leaves; `None` for the start station.
 */
from: StationId | null, 
/**
 * How many tiles it holds when complete.
 */
length: number, 
/**
 * No half may be below this.
 */
min: Pip, 
/**
 * No half may be above this.
 */
max: Pip, 
/**
 * Its tiles from the station outwards, near half first.
 */
tiles: Array<Placed>, 
/**
 * How far it has come.
 */
state: LineState, 
/**
 * Whether it can take a tile now: active, or unstarted while fewer than three are active (M5).
 */
open: boolean, 
/**
 * The half that the next tile must touch, on an active line.
 */
open_end: Pip | null, 
/**
 * The station that closes it.
 */
leads_to: StationId | null, 
/**
 * Whether nothing in the viewer's hand fits (M18); `None` for a spectator.
 */
out_of_order: boolean | null, 
/**
 * Whether every tile that could fit is laid (M18).
 */
out_of_order_for_good: boolean, };

export type LineState = "unstarted" | "active" | "closed";

export type CityId = string;

export type Ending = "last_tile" | "fifth_station" | "blocked" | "resignation";

export type LineId = string;

export type Pip = number;

export type Placed = string;

export type StationId = number;

export type Tile = string;

export type TileSet = Array<Tile>;
