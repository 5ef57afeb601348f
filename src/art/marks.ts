/**
 * The studio's logo. The letters M, V and A are strokes in `currentColor`; the two U's are heel
 * prints, which are filled. So give a mark the same `color` and `fill`.
 */

const HEEL =
  '<path d="M3 42C1 34 7 28 15 29L27 31C32 32 34 35 34 40V60C34 66 37 69 42 69C47 69 50 66 50 60V39C50 34 53 30 58 29L70 25C79 23 85 29 84 38L78 70C74 92 62 102.5 42 102.5C22 102.5 11 92 8 70Z"/>';

/** The U with five toes, for 32 px and more. Its box is -5 -5 92 108. */
export const U_MARK = `${HEEL}<ellipse cx="71" cy="9" rx="11" ry="13" transform="rotate(10 71 9)"/><ellipse cx="49" cy="12" rx="8" ry="11" transform="rotate(2 49 12)"/><ellipse cx="31" cy="14" rx="7" ry="9.5" transform="rotate(-6 31 14)"/><ellipse cx="15" cy="18" rx="6" ry="8" transform="rotate(-16 15 18)"/><ellipse cx="2" cy="25" rx="5" ry="6.5" transform="rotate(-28 2 25)"/>`;

/** The U with three larger toes, for icons of 16 and 24 px. Same box. */
export const U_MARK_SMALL = `${HEEL}<ellipse cx="69" cy="5" rx="14" ry="12"/><ellipse cx="38" cy="7" rx="10.5" ry="11"/><ellipse cx="11" cy="12" rx="8.5" ry="9"/>`;

/** The whole name, for heights of 24 px and more. */
export const WORD = {
  viewBox: '-1 -5 506 109',
  markup: `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="27" d="M13.5 87.5V18.5M88.5 87.5V18.5"/><path stroke-width="23" d="M15.5 19L51 62L86.5 19"/><path stroke-width="26" d="M331 18L366 86L401 18"/><path stroke-width="25" d="M420.5 88.5L456 18.5L491.5 88.5"/><path stroke-width="17" stroke-linecap="butt" d="M436 75H476"/></g><g id="heel" transform="translate(119)">${U_MARK}</g><use href="#heel" transform="translate(423) scale(-1 1)"/>`,
};

/** The surveyor, facing left, in a box of 320 × 360, feet on y = 352. */
export const SURVEYOR =
  '<path d="M178 48C164 52 150 69 146 88L138 96C140 101 137 107 131 112C130 119 134 127 143 130C147 137 147 144 145 150L127 149L110 154C103 157 104 167 111 168L133 171L140 186L138 200L148 194L153 206L160 197C167 201 172 194 174 188C168 210 170 232 174 246L168 260L177 256C173 276 171 300 172 324L138 339C128 343 128 352 137 352H206C210 342 207 326 211 304L209 290L217 291C220 284 222 278 224 272C230 288 237 302 239 318L226 338C223 346 226 352 233 352H286C292 352 292 346 288 342C284 330 281 316 280 304L286 305L279 290C278 280 278 272 279 264L287 266L282 250C286 232 287 212 284 194L292 195L281 176C279 166 276 157 272 149L280 149L264 133C250 108 232 94 211 88C205 64 196 47 178 48Z"/>';

/** The surveyor on his way, facing right, in a box of 260 × 360, feet on y = 352. */
export const WALKER =
  'M158 58C172 58 184 68 188 84L197 93C195 98 199 103 203 107C203 115 197 121 188 122C192 128 198 134 204 142C220 160 234 186 240 212L248 218C254 228 250 238 240 238L230 232L227 224L219 226C212 212 206 200 199 190L202 200L196 203C200 222 199 238 192 252L200 258C214 274 224 296 228 319L260 336C267 342 266 352 257 352H206C200 347 201 336 203 327C197 308 186 292 171 279C163 296 147 311 126 322L134 342C136 350 130 355 122 350L88 323C83 316 87 309 94 307C108 299 117 286 121 270L110 271L115 254L104 253L109 236C100 216 97 200 100 184L92 196L94 206C88 220 82 232 74 240C64 244 56 236 61 226L66 218L62 212C68 190 80 166 92 146L86 148C92 128 106 108 124 98C132 92 136 84 140 72C143 64 150 58 158 58Z';

/** The theodolite on its tripod, in the surveyor's box. */
export const TRIPOD =
  '<path d="M89 146H99L97 160L143 352H137L97 180L96 352H91L92 180L52 352H46L90 160Z"/><path d="M82 126H106V146H82ZM60 116H124V127H60ZM53 112H63V131H53ZM86 146H102V151H86ZM90 107H98V117H90ZM122 118H129V125H122Z"/>';
