//! The suite that every game must pass, for every preset and every option that changes the rules. Each game is told
//! a second time by the reference, which also checks full boards against the known totals.

use igroteka_game::conformance::{Suite, check};

use crate::{common, reference};

macro_rules! conforms {
    ($($name:ident: $setup:literal)+) => {
        $(
            #[test]
            fn $name() {
                let suite = Suite::new(reference::holds_against_the_rules)
                    .with_reference(reference::legal)
                    .with_universe(reference::universe);
                check(&common::setup($setup), &suite);
            }
        )+
    };
}

conforms! {
    adult: "preset=adult"
    adult_three: "preset=adult players=3"
    adult_four: "preset=adult players=4"
    adult_simple: "preset=adult scoring=simple"
    adult_blocks: "preset=adult golden=blocks players=3"
    adult_manual: "preset=adult golden=manual start=2 \
        golden_cards=a1:1,b2:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9"
    adult_stack_empty: "preset=adult end=stack_empty start=1"

    children: "preset=children"
    children_three: "preset=children players=3 start=3"
    children_four: "preset=children players=4"
    children_tall: "preset=children blocks=3x2"
    children_empty: "preset=children layout=empty start=2"
    children_empty_tall: "preset=children layout=empty blocks=3x2 players=3"
    children_simple: "preset=children scoring=simple"
    children_block: "preset=children scoring=block players=3"
    children_stack_empty: "preset=children end=stack_empty players=4"

    solo: "preset=solo"
    solo_simple_blocks: "preset=solo scoring=simple golden=blocks"
    solo_children: "preset=solo side=children layout=empty end=stack_empty"
    solo_children_block: "preset=solo side=children scoring=block blocks=3x2 start=1"

    table: "preset=table"
    table_three: "preset=table players=3"
    table_four_simple: "preset=table players=4 scoring=simple"
    table_stack_empty: "preset=table players=3 end=stack_empty golden=blocks"
    table_children: "preset=table side=children players=3"
    table_children_empty: "preset=table side=children layout=empty blocks=3x2 players=2 check_seconds=0"
    table_children_stack_empty: "preset=table side=children players=4 end=stack_empty scoring=block"
}
