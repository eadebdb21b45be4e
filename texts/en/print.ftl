# Printing: the page's dialog, and what stands on the sheets.

## On the page

print-title = Print
print-about = Sheets to print, cut out and play with on a table.
print-open = Open the sheets
print-save = Save as PDF
print-preview = The sheets
print-no-preview = This browser shows no PDF within a page. Open the sheets to see them.
print-parts = What to print
print-with-rules = Rules
print-with-cards = Cards
print-with-board = Board
print-with-fences = Fences
print-with-pawns = Pawns
print-with-adult = Board for numbers
print-with-children = Board for animals
print-with-animals = Animal cards
print-with-tokens = Tokens
print-with-tiles = Domino tiles
print-with-stations = Stations
print-with-checkers = Checkers
print-with-dice = Dice
print-choice-paper = Paper
print-choice-paper-a4 = A4
print-choice-paper-a3 = A3
print-choice-paper-letter = Letter
print-choice-back = Backs
print-choice-back-about = Print on both sides; the edge is the one over which your printer turns the sheet.
print-choice-back-long = Long edge
print-choice-back-short = Short edge
print-choice-back-none = No backs
print-choice-ink = Ink
print-choice-ink-full = Full colour
print-choice-ink-saver = Save ink
print-choice-board = Board
print-choice-board-one = One sheet
print-choice-board-four = Four sheets, glued
print-choice-size = Side of a card
print-millimetres = mm

## On the sheets

print-page = { $page } / { $pages }
print-backs = backs
print-rules = rules
print-guide = printing and cutting
print-how = Print, cut, play
print-how-scale = Print at actual size (100 %), never “fit to page”. Everything keeps 5 mm away from the edge of the paper.
print-how-long = Print on both sides and turn over the long edge: every card gets its back. The other sheets have an empty back.
print-how-short = Print on both sides and turn over the short edge: every card gets its back. The other sheets have an empty back.
print-how-none = Print on one side. These sheets have no backs.
print-how-card = Take stiff paper of 200 g/m² or more, or glue the sheets on cardboard before you cut.
print-how-cut = Cut along the marks at the rim with a knife and a ruler, or along the thin lines with scissors. Fold where a line is dashed.
print-ruler = Ten centimetres. If your ruler says something else, the size in the print dialog is wrong.
print-contents = What is here
print-on-page = page { $page }
print-on-pages = pages { $first }–{ $last }
print-glue = glue here
print-part-road-cards = road cards
print-part-board = board
print-part-fences = fences
print-part-pawns = pawns, to fold and set up
print-part-number-cards = number cards, nine of them golden
print-part-adult-board = board for numbers, with the score track
print-part-animal-board = board for animals, with the score track
print-part-animal-cards = animal cards
print-part-lap-tokens = lap tokens, 40 points each
print-part-score-pawns = pawns for the score track
print-part-tiles = domino tiles
print-part-stations = stations
print-part-start-station = start station
print-part-active-tokens = tokens for active lines
print-part-metro-tokens = metro tokens
print-part-player-tokens = player tokens, five for each
print-part-checkers = checkers
print-part-dice = dice, to fold and glue
